import { bitsOf, RevealKind, type RevealedDetail } from '../../../domain/reveals';
import type { Actor } from '../../actor';
import type { QueryExecutor } from '../../db/statements';
import type { RequestLoaders } from '../../graphql/loaders';
import type { Services } from '../../services';
import type { Reveal } from './reveal-receipt.sql';

/** Of one person, what a GraphQL response has shown so far. */
export class IdentityReveal implements Reveal {
  readonly kind = RevealKind.IDENTITY;
  details = 0;

  constructor(
    readonly subjectId: string,
    readonly seekerId: string,
  ) {}

  /** Notes the detail unless there is none, and returns it. */
  see<Value>(detail: RevealedDetail, value: Value): Value {
    if (value !== null) this.details |= BITS[detail];
    return value;
  }
}

const BITS: Readonly<Record<RevealedDetail, number>> = {
  NAME: bitsOf(['NAME']),
  EMAIL: bitsOf(['EMAIL']),
  PHONE: bitsOf(['PHONE']),
  PICTURE: bitsOf(['PICTURE']),
  CV: bitsOf(['CV']),
  PORTFOLIO: bitsOf(['PORTFOLIO']),
  TEXTS: bitsOf(['TEXTS']),
};

/** The people that a request may show without the mask. */
class Reveals {
  readonly all: Reveal[] = [];
}

const ONE_A_REQUEST = '';

type Shown = Pick<Reveal, 'subjectId' | 'seekerId'>;

export function beginReveal(loaders: RequestLoaders, { subjectId, seekerId }: Shown): IdentityReveal {
  const reveal = new IdentityReveal(subjectId, seekerId);
  loaders.once(Reveals, ONE_A_REQUEST).all.push(reveal);
  return reveal;
}

/** The people found by a search by name: being found confirms the name, whatever is selected. */
export function revealByName(loaders: RequestLoaders, found: readonly Shown[]): void {
  const reveal = { kind: RevealKind.SEARCH, details: BITS.NAME };
  if (found.length > 0)
    loaders.once(Reveals, ONE_A_REQUEST).all.push(...found.map((shown) => ({ ...shown, ...reveal })));
}

interface Answered {
  services: Pick<Services, 'revealReceipts'> & { dataSource: QueryExecutor };
  actor: Actor | null;
  loaders: RequestLoaders;
}

/** Commits the receipts of what a GraphQL response shows; null when it shows nobody. */
export function recordAnswer({ services, actor, loaders }: Answered): Promise<void> | null {
  const shown = loaders.ifMade(Reveals, ONE_A_REQUEST)?.all.filter(({ details }) => details !== 0) ?? [];
  return shown.length > 0 ? recordReveals({ services, actor }, shown) : null;
}

/** Commits receipts. Await it before the first byte leaves. The viewer's own details need none. */
export async function recordReveals(
  { services, actor }: Omit<Answered, 'loaders'>,
  reveals: readonly Reveal[],
): Promise<void> {
  if (!actor) throw new Error('A visitor was about to be shown a person');
  const ofOthers = reveals.filter(({ seekerId }) => seekerId !== actor.seekerId);
  await services.revealReceipts.record(services.dataSource, actor, ofOthers);
}
