import { APPLICATION_STATES, STORED_AS, type ApplicationState } from '../../../domain/application-state';

type Stored = { status: string; isLapsed?: boolean; isCancelled?: boolean };
const stored = (state: ApplicationState): Stored => STORED_AS[state];

/** The states of a status, of which a condition on the status alone is enough. */
const statesOf = (status: string): ApplicationState[] =>
  APPLICATION_STATES.filter((state) => stored(state).status === status);

function columnsOf(of: string, state: ApplicationState): string {
  const { status, isLapsed, isCancelled } = stored(state);
  return [
    `${of}status = '${status}'`,
    ...(isLapsed === undefined ? [] : [`${of}lapsed_at IS ${isLapsed ? 'NOT ' : ''}NULL`]),
    ...(isCancelled === undefined ? [] : [`${of}cancelled_at IS ${isCancelled ? 'NOT ' : ''}NULL`]),
  ].join(' AND ');
}

/**
 * That a row of `applications` is in one of these states, as a condition. All states of a status are a condition on
 * the status alone, so that indexes on it serve. `row` is the table's alias, empty where there is none.
 */
export function inState(row: string, ...states: readonly ApplicationState[]): string {
  const of = row && `${row}.`;
  const whole = [...new Set(states.map((state) => stored(state).status))].filter((status) =>
    statesOf(status).every((state) => states.includes(state)),
  );
  const parts = states.filter((state) => !whole.includes(stored(state).status)).map((state) => columnsOf(of, state));
  if (whole.length === 1) parts.unshift(`${of}status = '${whole[0]}'`);
  if (whole.length > 1) parts.unshift(`${of}status IN (${whole.map((status) => `'${status}'`).join(', ')})`);
  return parts.length === 1 ? (parts[0] ?? '') : `(${parts.map((part) => `(${part})`).join(' OR ')})`;
}
