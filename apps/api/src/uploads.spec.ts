import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { openApiDocument } from './common/openapi/openapi-document.js';
