import { aPhoto } from '../testing/uploads.js';
import type { Recipe } from './recipe.js';

const LICENSES = [{ state: 'NY', trade: 'plumbing', number: 'NY-4471', expiresOn: '2099-06-30' }];

async function scan(fields: Record<string, string>): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(await aPhoto())], { type: 'image/jpeg' }), 'license.jpg');
  return form;
}

/** What valid calls about contractors' papers carry. */
export const PAPER_RECIPES: Record<string, Recipe> = {
  listMyPapers: {},
  readCertificate: { form: () => scan({}) },
  submitPaper: { kind: 'paper kind', form: () => scan({ fields: JSON.stringify({ licenses: LICENSES }) }) },
  listPapers: {},
  getContractorPapers: { kind: 'user' },
  decidePaper: {
    kind: 'user',
    inner: () => 'insurance',
    json: () => ({ decision: 'approve' }),
    headers: () => ({ 'If-Match': '*' }),
  },
  getPaperFile: { kind: 'paper file' },
};
