export type NodeEnvironment = 'development' | 'test' | 'production';
export type SeedMode = 'demo' | 'none';

/** Where payments go: real Stripe, or the Stripe-compatible server that runs beside the product. */
export type PaymentsConfig =
  | {
      readonly provider: 'stripe';
      readonly secretKey: string;
      readonly publishableKey: string;
      readonly webhookSecret: string;
    }
  | {
      readonly provider: 'sandbox';
      readonly secretKey: string;
      readonly publishableKey: string;
      readonly webhookSecret: string;
      /** Internal base URL of the sandbox, without a trailing slash. */
      readonly baseUrl: string;
    };

/** Where uploads go in place of the disk. */
export interface ObjectStorageConfig {
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** An S3-compatible server of one's own; Amazon's without it. */
  readonly endpoint: string | undefined;
}

/** By what the product names itself to the push services of browsers (RFC 8292). */
export interface PushConfig {
  /** An uncompressed point of P-256, base64url; browsers are given it. */
  readonly publicKey: string;
  readonly privateKey: string;
  /** Whom a push service may write to about what it is sent: `mailto:` or `https:`. */
  readonly subject: string;
}

export interface AppConfig {
  readonly environment: NodeEnvironment;
  readonly host: string;
  readonly port: number;
  readonly databaseUrl: string;
  /** By which migrations run, when the application's own role does not own the tables; the API itself is not told. */
  readonly databaseOwnerUrl: string | undefined;
  readonly databasePoolSize: number;
  /** How long a call waits for one of them; past it the call is sent away (503) to come back. */
  readonly databaseWaitSeconds: number;
  /** Carries what the API's processes say to each other; undefined: Postgres does. */
  readonly redisUrl: string | undefined;
  /** Absolute or working-directory-relative folder of uploaded files. */
  readonly dataDir: string;
  /** Origin that people type, without a trailing slash: `https://closewright.example`. */
  readonly publicUrl: string;
  readonly sessionSecret: string;
  /** Undefined: e-mails are written but there is no server to send them by, and the log says so. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Where what people write to support is read, and where an answer to any mail goes. */
  readonly supportEmail: string;
  readonly seed: SeedMode;
  /** Undefined: files are kept in `dataDir`. */
  readonly objectStorage: ObjectStorageConfig | undefined;
  /** Undefined: nobody is told anything while the product is closed in their browser. */
  readonly push: PushConfig | undefined;
  readonly paymentsEnabled: boolean;
  readonly payments: PaymentsConfig;
  /** Whether this process works on jobs; tests run them by hand. */
  readonly workers: boolean;
  /** Whether calls and sockets have budgets; tests and benches make more calls than people do. */
  readonly callLimits: boolean;
  readonly logLevel: string;
  /** Whose X-Forwarded-* headers are believed (Express `trust proxy`); nobody's, when empty. */
  readonly trustedProxies: readonly string[];
}

/**
 * Whether there is anybody to ask about money. While payments are switched off the sandbox is nobody; Stripe still has
 * what was paid before, and goes on being read and compared.
 */
export const hasPaymentProvider = ({ paymentsEnabled, payments }: AppConfig): boolean =>
  paymentsEnabled || payments.provider === 'stripe';

export const APP_CONFIG = Symbol('APP_CONFIG');
