import { hasConcept } from './mention';
import type { Near, Rule } from './near';
import { FlagReason } from './reasons';
import type { Concept } from './words';

/** A password in a duty is a product's; one that a reader has to tell is their own. */
const SECRETS_ASKED: readonly Concept[] = [
  'send',
  'must',
  'candidate',
  'bank',
  'photo',
  'rent',
  'upfront',
  'us',
  'document',
];

/** `diserahkan ke kantor`, `menitipkan BPKB`: the original, or who gets it, follows at once. */
function isHandedToKeeper({ mentions }: Near): boolean {
  return mentions.some((mention, index) => {
    const next = mentions[index + 1];
    return (
      hasConcept(mention, 'hand') && hasConcept(next, 'keeper', 'genuine') && (next?.first ?? 0) - mention.end <= 2
    );
  });
}

export const IDENTITY: Rule = {
  reason: FlagReason.IDENTITY_OR_BANK_DATA,
  width: 14,
  least: 4,
  weigh(near) {
    const document = Math.min(near.count('document'), 2);
    const asks =
      near.has('rent') ||
      near.has('photo') ||
      near.has('send') ||
      near.has('retain') ||
      near.has('stay') ||
      near.has('loan') ||
      near.has('selfie');
    const isHanded = near.has('handed') > 0 || isHandedToKeeper(near);
    const isHandedOver = near.has('send') || near.has('retain') || near.has('genuine');
    const isHeld =
      (near.has('retain') || (near.has('stay') && isHandedOver)) &&
      (document > 0 || near.has('genuine') || near.has('card'));
    const isPledged = near.has('genuine') && (isHanded || (near.has('send') && near.has('term')));
    const isLeft = near.has('term') || (near.has('stay') && (near.has('retain') || isHanded));
    const isOnlyShown = near.has('shown') && !isLeft;
    const isKept = (isHeld || isPledged) && !isOnlyShown;
    const isWantedFirst = near.has('idPhoto') && document > 0 && (near.has('first') || near.has('messenger'));
    const passed = near.count('relay') + near.count('untraceable');
    const isCardCopied = near.has('card') > 0 && near.has('photo') > 0;
    const isPassedOn = passed > 1 || (near.has('relay') && (near.has('bank') || near.has('pay')));
    const isSecretAsked = near.has('secret') && SECRETS_ASKED.some((concept) => near.has(concept));
    const isCore =
      isPassedOn ||
      isSecretAsked ||
      near.has('bank') ||
      isCardCopied ||
      near.has('selfie') ||
      isKept ||
      (document > 0 && asks);
    if (!isCore) return 0;
    return (
      document +
      (near.has('selfie') ? (document > 0 ? 3 : 2) : 0) +
      (isSecretAsked ? 3 * Math.min(near.count('secret'), 2) : 0) +
      Math.min(1 + near.count('bank'), 3) * near.has('bank') +
      3 * near.has('loan') +
      (isPassedOn ? 2 * Math.min(passed, 2) : 0) +
      (isKept ? 3 : 0) +
      (isCardCopied ? 2 : 0) +
      (isWantedFirst ? 2 : 0) +
      near.has('genuine') +
      near.has('photo') +
      near.has('send') +
      2 * near.has('rent') +
      near.has('verify') +
      near.has('must') +
      near.has('candidate') -
      2 * near.hasBeside('paper') -
      (isKept || isWantedFirst ? 0 : near.has('application') + near.has('meeting')) -
      near.has('has') -
      (isPassedOn || isKept || near.has('secret')
        ? 0
        : near.has('photo')
          ? 2 * near.has('payroll')
          : 2 * near.hasBeside('payroll'))
    );
  },
};
