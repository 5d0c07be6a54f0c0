/**
 * The content security policy forbids code from text. zod would try it once, notice and do without; the try alone is
 * reported as a violation on every page with a form. Told here, before any chunk brings zod, and without bringing it.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

export {};
