import { hash, verify } from '@node-rs/argon2';
import { atMost } from '../../at-most';
import type { PasswordHasher } from '../../ports';

interface HasherOptions {
  memoryKib: number;
  /** How many at once: as many as there are cores, because more only make each slower. */
  concurrency: number;
}

/** argon2id with two passes, the OWASP setting for 19 MiB. */
export function createPasswordHasher({ memoryKib, concurrency }: HasherOptions): PasswordHasher {
  const options = { memoryCost: memoryKib, timeCost: 2, parallelism: 1 };
  const limit = atMost(Math.max(1, concurrency));
  const decoy = hash('no account has this password', options);
  return {
    hash: (password) => limit(() => hash(password, options)),
    verify: (stored, password) =>
      limit(async () => {
        const matches = await verify(stored ?? (await decoy), password);
        return stored !== null && matches;
      }),
  };
}
