import { box, fullBox, text, u16, u32, u8 } from './boxes.js';

/** What is said of an item beside its data; an essential one has to be understood to draw the item. */
export interface ItemProperty {
  readonly bytes: Buffer;
  readonly isEssential?: boolean;
}

export interface HeifItem {
  readonly id: number;
  readonly type: 'hvc1' | 'av01' | 'grid' | 'iovl' | 'Exif';
  readonly data: Buffer;
  readonly properties?: readonly ItemProperty[];
  /** The items that this one is made of (`dimg`) or describes (`cdsc`). */
  readonly refersTo?: { readonly type: 'dimg' | 'cdsc' | 'thmb'; readonly ids: readonly number[] };
  readonly isHidden?: boolean;
}

export interface HeifFile {
  /** The first is the main one. */
  readonly brands?: readonly [string, ...string[]];
  readonly primary: number;
  readonly items: readonly HeifItem[];
}

const entry = ({ id, type, isHidden = false }: HeifItem): Buffer =>
  fullBox('infe', 0x02_00_00_00 | (isHidden ? 1 : 0), u16(id, 0), text(type), u8(0));

function propertiesBox(items: readonly HeifItem[]): Buffer {
  const known: Buffer[] = [];
  const indexOf = (bytes: Buffer): number => {
    const at = known.findIndex((one) => one.equals(bytes));
    return at >= 0 ? at + 1 : known.push(bytes);
  };
  const owners = items.filter(({ properties }) => properties !== undefined);
  const lines = owners.map(({ id, properties = [] }) =>
    Buffer.concat([
      u16(id),
      u8(properties.length),
      ...properties.map(({ bytes, isEssential = false }) => u8((isEssential ? 0x80 : 0) | indexOf(bytes))),
    ]),
  );
  const map = fullBox('ipma', 0, u32(owners.length), ...lines);
  return box('iprp', box('ipco', ...known), map);
}

function locations(items: readonly HeifItem[], from: number): Buffer {
  const seen = new Map<Buffer, number>();
  let end = from;
  const lines = items.map(({ id, data }) => {
    // The same data is written once, however many items it is of.
    const at = seen.get(data) ?? end;
    if (at === end) end += data.length;
    seen.set(data, at);
    return Buffer.concat([u16(id, 0, 1), u32(at, data.length)]);
  });
  return fullBox('iloc', 0, u8(0x44, 0), u16(items.length), ...lines);
}

function metaBox({ primary, items }: HeifFile, dataAt: number): Buffer {
  const references = items.flatMap(({ id, refersTo }) =>
    refersTo === undefined ? [] : [box(refersTo.type, u16(id, refersTo.ids.length, ...refersTo.ids))],
  );
  return fullBox(
    'meta',
    0,
    fullBox('hdlr', 0, u32(0), text('pict'), Buffer.alloc(13)),
    fullBox('pitm', 0, u16(primary)),
    locations(items, dataAt),
    fullBox('iinf', 0, u16(items.length), ...items.map(entry)),
    ...(references.length === 0 ? [] : [fullBox('iref', 0, ...references)]),
    propertiesBox(items),
  );
}

/** A file of ISO/IEC 23008-12, whatever its items hold. */
export function heifFile(file: HeifFile): Buffer {
  const [main, ...others] = file.brands ?? ['heic', 'mif1', 'MiHB', 'miaf', 'MiHE', 'MiPr', 'heic'];
  const head = box('ftyp', text(main), u32(0), ...others.map(text));
  const dataAt = head.length + metaBox(file, 0).length + 8;
  const data = [...new Set(file.items.map((item) => item.data))];
  return Buffer.concat([head, metaBox(file, dataAt), box('mdat', ...data)]);
}
