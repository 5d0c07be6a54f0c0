import type { ReactNode } from 'react';
import { overlaps, type LocalSpan } from '../../../../domain/interview-times';
import type { LocationType } from '../../../../domain/slots';
import type { CompanyJobSlotFragment } from '../../../graphql/generated';
import type { SlotFormValue } from './slot-drafts';
import { isChanged, rowOf } from './slot-painting';

type BlockLook = 'locked' | 'past' | 'open' | 'new' | 'changed' | 'ghost' | 'going';

/** A slot as the week draws it. */
export interface WeekBlock extends LocalSpan {
  key: string;
  look: BlockLook;
  locationType: LocationType;
  seats: number;
  /** Of locked ones. */
  taken: number;
  /** What is wrong with it. */
  error: ReactNode;
  /** Which one of those at the same time, and how many there are. */
  lane: number;
  lanes: number;
}

const isWhole = ({ date, start, end }: LocalSpan): boolean => date !== '' && rowOf(start) >= 0 && start < end;

function fixedBlock(slot: CompanyJobSlotFragment): Omit<WeekBlock, 'lane' | 'lanes'> {
  const { id, date, start, end, locationType, maxApplicants, seatsLeft, isReserved } = slot;
  const look = isReserved ? 'locked' : 'past';
  const taken = maxApplicants - seatsLeft;
  return { key: id, look, date, start, end, locationType, seats: maxApplicants, taken, error: undefined };
}

function draftBlock(slot: SlotFormValue, look: BlockLook, error?: ReactNode): Omit<WeekBlock, 'lane' | 'lanes'> {
  const { key, date, start, end, locationType, maxApplicants } = slot;
  return { key, look, date, start, end, locationType, seats: Number(maxApplicants), taken: 0, error };
}

interface Drawn {
  slots: readonly SlotFormValue[];
  stored: readonly SlotFormValue[];
  fixed: readonly CompanyJobSlotFragment[];
  /** By path: `slots.0.end`. */
  errors: Readonly<Record<string, ReactNode>>;
  /** What the mouse is about to paint and to remove. */
  ghosts: readonly SlotFormValue[];
  going: readonly SlotFormValue[];
}

/** Everything that the week has to draw; what is half-filled in the form is not among it. */
export function blocksOf({ slots, stored, fixed, errors, ghosts, going }: Drawn): WeekBlock[] {
  const lookOf = (slot: SlotFormValue): BlockLook => {
    if (going.includes(slot)) return 'going';
    if (!slot.id) return 'new';
    return isChanged(slot, stored) ? 'changed' : 'open';
  };
  const errorOf = (index: number): ReactNode =>
    Object.entries(errors).find(([path]) => path.startsWith(`slots.${index}.`))?.[1];
  const blocks = [
    ...fixed.map(fixedBlock),
    ...slots.map((slot, index) => draftBlock(slot, lookOf(slot), errorOf(index))),
  ].filter(isWhole);
  const placed = blocks.map((block) => {
    const beside = blocks.filter((other) => overlaps(block, other));
    return { ...block, lane: beside.indexOf(block), lanes: beside.length };
  });
  return [...placed, ...ghosts.map((slot) => ({ ...draftBlock(slot, 'ghost'), lane: 0, lanes: 1 }))];
}
