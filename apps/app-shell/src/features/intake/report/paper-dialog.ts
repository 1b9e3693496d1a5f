import { PaperDialog } from '@cw/ui';

export { PaperDialog };
