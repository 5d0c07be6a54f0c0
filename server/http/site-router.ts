import { Router } from 'express';

/** Express's own default takes a path in any case, which the rules for a path do not. */
export const siteRouter = (): Router => Router({ caseSensitive: true });
