/**
 * Shows itself to people without an account, for `companies c`: verified, by its own switch, and not about to be erased. The
 * one condition of its public page; `PUBLIC` of its postings asks for the same.
 */
export const PUBLIC_COMPANY = 'c.is_public = 1 AND c.is_verified = 1 AND c.erasing_at IS NULL';
