import { containerConfig } from '../../tools/rspack/federated-config.mjs';
import { exposes } from './exposes.mjs';

export default containerConfig({
  context: import.meta.dirname,
  container: 'domain',
  folder: 'dist-remote',
  exposes,
});
