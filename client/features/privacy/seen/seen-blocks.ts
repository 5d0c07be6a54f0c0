import type { RevealReceiptFieldsFragment } from '../../../graphql/generated';

type Receipt = RevealReceiptFieldsFragment;

/** What one application showed; those of the profile itself have none. */
export interface SeenPart {
  applicationId: string | null;
  jobTitle: string | null;
  receipts: Receipt[];
}

/** What one company, or TemuKerja support, has seen. */
export interface SeenBlock {
  key: string;
  first: Receipt;
  parts: SeenPart[];
}

const whoOf = ({ isSupport, companyId }: Receipt): string => (isSupport ? 'support' : (companyId ?? 'gone'));

/** A list and a search leave a receipt for each application in them, although the person looked once. */
const isOneReveal = ({ kind }: Receipt): boolean => kind === 'EXPORT' || kind === 'SEARCH';

const revealOf = (receipt: Receipt): string =>
  isOneReveal(receipt) ? `${whoOf(receipt)} ${receipt.kind} ${receipt.day}` : receipt.id;

function joined(one: Receipt, other: Receipt): Receipt {
  return {
    ...one,
    applicationId: null,
    jobTitle: null,
    details: [...new Set([...one.details, ...other.details])],
    firstAt: one.firstAt < other.firstAt ? one.firstAt : other.firstAt,
    lastAt: one.lastAt > other.lastAt ? one.lastAt : other.lastAt,
    times: Math.max(one.times, other.times),
  };
}

/** Receipts, newest first, as a block for each who looked, and in it a part for each application. */
export function seenBlocks(receipts: readonly Receipt[]): SeenBlock[] {
  const reveals = new Map<string, Receipt>();
  for (const receipt of receipts) {
    const seen = reveals.get(revealOf(receipt));
    reveals.set(revealOf(receipt), seen ? joined(seen, receipt) : receipt);
  }
  const blocks = new Map<string, SeenBlock>();
  for (const receipt of reveals.values()) {
    const key = whoOf(receipt);
    const block = blocks.get(key) ?? { key, first: receipt, parts: [] };
    blocks.set(key, block);
    const part = block.parts.find(({ applicationId }) => applicationId === receipt.applicationId);
    if (part) part.receipts.push(receipt);
    else block.parts.push({ applicationId: receipt.applicationId, jobTitle: receipt.jobTitle, receipts: [receipt] });
  }
  return [...blocks.values()];
}
