/** People who ask to be told when a job without a free time has one. */

export const MAX_JOB_WAITS = 20;
export const JOB_WAIT_DAYS = 30;
/** A seat that is given up is often taken at once by someone who is looking: only what stays free is news. */
export const FREE_FOR_MINUTES = 30;
/** So many people are told of each free seat, in the order in which they asked. */
export const TOLD_A_SEAT = 10;
/** The company reads how many wait from this number on: of fewer it could guess who they are. */
export const MIN_WAITING_SHOWN = 5;
