import type { CertificateReading } from '@cw/domain';
import { emptyCertificate } from '../paper.js';
import type { ReadPages } from '../text/page-text.js';

export const readCertificate = (_read: ReadPages): CertificateReading => emptyCertificate('read');
