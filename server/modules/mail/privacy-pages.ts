import { paths } from '../../../domain/paths';

/** Where each role finds its consents, its copy of data and its erasure. */
export const PRIVACY_PAGES = { USER: paths.user.privacy, COMPANY: paths.company.privacy } as const;
