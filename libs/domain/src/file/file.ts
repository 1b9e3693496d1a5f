/** `photo` and `document` belong to the post; `before`, `after` and `proof` are evidence of a condition; an `exhibit` belongs to a dispute. */
export const FILE_KINDS = ['photo', 'document', 'before', 'after', 'proof', 'exhibit'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

export const EVIDENCE_KINDS = ['before', 'after', 'proof'] as const satisfies readonly FileKind[];

export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/heic'] as const;
/** Under these, systems name the photographs of phones: a still, or several of which the first is taken. */
export const HEIC_TYPES = ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'] as const;
export const DOCUMENT_TYPES = [
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
] as const;

/** Which content types (by bytes, not by name) each kind takes. */
export const TYPES_OF_KIND: Record<FileKind, readonly string[]> = {
  photo: IMAGE_TYPES,
  document: [...DOCUMENT_TYPES, ...IMAGE_TYPES],
  before: IMAGE_TYPES,
  after: IMAGE_TYPES,
  proof: [...DOCUMENT_TYPES, ...IMAGE_TYPES],
  exhibit: [...DOCUMENT_TYPES, ...IMAGE_TYPES],
};

/** INT-05: the report of a repair request. */
export const REPORT_TYPES: readonly string[] = [...DOCUMENT_TYPES, 'image/jpeg', 'image/png', 'image/heic'];

/** The content type by which the lists above name a file of this one. */
export const namedType = (type: string): string => (HEIC_TYPES.some((heic) => heic === type) ? 'image/heic' : type);

const HEIC_NAME = /\.hei[cf]$/iu;

/** As `namedType`, of a file as a browser hands it over: some systems know no type for a phone's photograph. */
export const chosenType = ({ type, name }: { readonly type: string; readonly name: string }): string =>
  type === '' && HEIC_NAME.test(name) ? 'image/heic' : namedType(type);

/** What a page asks of a file that was chosen. */
type Chosen = Parameters<typeof chosenType>[0];

export const isVideoType = (type: string): boolean => type.startsWith('video/');

const VIDEO_NAME = /\.(?:mov|mp4|m4v)$/iu;

/** A film, such as comes with every Live Photo, by its type or its name. */
export const isChosenVideo = ({ type, name }: Chosen): boolean =>
  isVideoType(type) || (type === '' && VIDEO_NAME.test(name));

/** Whether a place that takes these types takes the file; of one without a type the server reads the bytes. */
export const takesChosen = (types: readonly string[], file: Chosen): boolean =>
  !isChosenVideo(file) && (chosenType(file) === '' || types.includes(chosenType(file)));

const MEBIBYTE = 1024 * 1024;

/** PROJ-08: bytes and counts. */
export const FILE_LIMITS = {
  maxBytes: 15 * MEBIBYTE,
  appraisalMaxBytes: 25 * MEBIBYTE,
  perProject: 20,
  perCondition: 10,
  nameMax: 180,
} as const;

/** PROJ-08: how many bytes a file of this kind may have. The report that a post hangs on is among its documents. */
export const maxBytesOf = (kind: FileKind): number =>
  kind === 'document' ? FILE_LIMITS.appraisalMaxBytes : FILE_LIMITS.maxBytes;

/** What a file of a post is, by its content type: pictures are for every bidder, papers for the parties. */
export const kindOfPostFile = (type: string): FileKind =>
  IMAGE_TYPES.some((image) => image === type) ? 'photo' : 'document';
