import { bitsOf, RevealKind, type RevealedDetail } from '../../../domain/reveals';
import type { Actor } from '../../actor';
import type { QueryExecutor } from '../../db/statements';
import type { RequestLoaders } from '../../graphql/loaders';
import type { Services } from '../../services';
import type { Look } from './reveal-receipt.sql';

/** Of one person, what a GraphQL answer has shown so far. */
export class IdentityLook implements Look {
  readonly kind = RevealKind.IDENTITY;
  details = 0;

  constructor(
    readonly subjectId: string,
    readonly seekerId: string,
  ) {}

  /** Notes the detail unless there is none, and hands it on. */
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

/** The people whom a request may show without the mask. */
class Looks {
  readonly all: Look[] = [];
}

const ONE_A_REQUEST = '';

type Shown = Pick<Look, 'subjectId' | 'seekerId'>;

export function beginLook(loaders: RequestLoaders, { subjectId, seekerId }: Shown): IdentityLook {
  const look = new IdentityLook(subjectId, seekerId);
  loaders.once(Looks, ONE_A_REQUEST).all.push(look);
  return look;
}

/** Whom a search by name has found: that alone confirms the name, whatever else the answer shows. */
export function lookByName(loaders: RequestLoaders, found: readonly Shown[]): void {
  const look = { kind: RevealKind.SEARCH, details: BITS.NAME };
  if (found.length > 0) loaders.once(Looks, ONE_A_REQUEST).all.push(...found.map((shown) => ({ ...shown, ...look })));
}

interface Answered {
  services: Pick<Services, 'revealReceipts'> & { dataSource: QueryExecutor };
  actor: Actor | null;
  loaders: RequestLoaders;
}

/** Commits the receipts of what a GraphQL answer shows; null when it shows nobody. */
export function recordAnswer({ services, actor, loaders }: Answered): Promise<void> | null {
  const shown = loaders.ifMade(Looks, ONE_A_REQUEST)?.all.filter(({ details }) => details !== 0) ?? [];
  return shown.length > 0 ? recordLooks({ services, actor }, shown) : null;
}

/** Commits receipts. Await it before the first byte leaves. One's own details need none. */
export async function recordLooks(
  { services, actor }: Omit<Answered, 'loaders'>,
  looks: readonly Look[],
): Promise<void> {
  if (!actor) throw new Error('A visitor was about to be shown a person');
  const ofOthers = looks.filter(({ seekerId }) => seekerId !== actor.seekerId);
  await services.revealReceipts.record(services.dataSource, actor, ofOthers);
}
