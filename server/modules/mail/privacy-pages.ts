/** Where each role finds its consents, its copy of data and its erasure. */
export const PRIVACY_PAGES = { USER: '/user/privacy', COMPANY: '/company/privacy' } as const;
