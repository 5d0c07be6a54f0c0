/** What a server in production wants, with outside services that do not respond. */
export const PRODUCTION: Readonly<Record<string, string>> = {
  NODE_ENV: 'production',
  // No balancer has to notice that a test's server goes.
  STOP_DELAY_SECONDS: '0',
  SMTP_URL: 'smtp://127.0.0.1:9',
  APP_URL: 'https://temukerja.example',
  TRIPAY_BASE_URL: 'https://tripay.invalid/api/',
  TRIPAY_API_KEY: 'an api key of the provider',
  TRIPAY_PRIVATE_KEY: 'a private key of the provider',
  TRIPAY_MERCHANT_CODE: 'T1',
  CONTROLLER_NAME: 'PT TemuKerja',
  CONTROLLER_ADDRESS: 'Jl. Sudirman 1, Jakarta, Indonesia',
  DPO_NAME: 'Sari',
  DPO_EMAIL: 'privacy@temukerja.example',
  STORAGE_PROCESSOR: 'A cloud, Jakarta, Indonesia',
  MAIL_PROCESSOR: 'A mail service, Singapore',
  ARGON2_MEMORY_KIB: '19456',
  RATE_LIMIT_FACTOR: '1',
  // Tests ask in their own words.
  OPERATIONS: 'any',
  LOG_LEVEL: 'silent',
};
