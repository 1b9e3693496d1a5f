/** @typedef {import('../config/read.mjs').Config} Config */
/** @typedef {import('../config/secrets.mjs').Secrets} Secrets */

/**
 * Ports of the loopback interface, chosen free at each start.
 * @typedef {{ api: number, sandbox: number, smtp: number, mailWeb: number }} Ports
 */

/**
 * What the API and its commands are told.
 * @param {object} options
 * @param {Config} options.config
 * @param {Secrets} options.secrets
 * @param {Ports} options.ports
 * @param {string} options.databaseUrl
 * @param {string | null} options.databaseOwnerUrl null: it need not know
 * @param {NodeJS.ProcessEnv} options.inherited
 * @returns {NodeJS.ProcessEnv}
 */
export function apiEnvironment({ config, secrets, ports, databaseUrl, databaseOwnerUrl, inherited }) {
  const { stripe } = config;
  return {
    ...inherited,
    ...config.passedOn,
    NODE_ENV: config.nodeEnv,
    // Reached by our edge alone, which says who the client is.
    API_HOST: '127.0.0.1',
    TRUST_PROXY: 'loopback',
    API_PORT: String(ports.api),
    DATABASE_URL: databaseUrl,
    DATABASE_OWNER_URL: databaseOwnerUrl ?? undefined,
    DATA_DIR: config.dataDir,
    PUBLIC_URL: config.publicUrl,
    SESSION_SECRET: config.sessionSecret ?? secrets.sessionSecret,
    SMTP_URL: config.smtpUrl ?? `smtp://127.0.0.1:${ports.smtp}`,
    SEED: config.seed,
    PAYMENTS_ENABLED: String(config.paymentsEnabled),
    ...(stripe
      ? {
          STRIPE_SECRET_KEY: stripe.secretKey,
          STRIPE_PUBLISHABLE_KEY: stripe.publishableKey,
          STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
        }
      : { SANDBOX_URL: `http://127.0.0.1:${ports.sandbox}`, ...sandboxKeys(secrets) }),
  };
}

/**
 * What the payments sandbox is told.
 * @param {{ config: Config, secrets: Secrets, ports: Ports, dataDir: string, inherited: NodeJS.ProcessEnv }} options
 * @returns {NodeJS.ProcessEnv}
 */
export function sandboxEnvironment({ config, secrets, ports, dataDir, inherited }) {
  return {
    ...inherited,
    NODE_ENV: config.nodeEnv,
    SANDBOX_PORT: String(ports.sandbox),
    SANDBOX_DATA_DIR: dataDir,
    SANDBOX_PUBLIC_BASE: `${config.publicUrl}/_pay`,
    SANDBOX_WEBHOOK_URL: `http://127.0.0.1:${ports.api}/api/payments/webhook`,
    ...sandboxKeys(secrets),
  };
}

/** @param {Secrets} secrets */
function sandboxKeys(secrets) {
  return {
    SANDBOX_SECRET_KEY: secrets.sandboxSecretKey,
    SANDBOX_PUBLISHABLE_KEY: secrets.sandboxPublishableKey,
    SANDBOX_WEBHOOK_SECRET: secrets.sandboxWebhookSecret,
  };
}
