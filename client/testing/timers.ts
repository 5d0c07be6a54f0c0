import { act } from '@testing-library/react';

/** Time stands still until it passes; the server of a test answers all the same. Real time is back after the test. */
export function stopTime(): void {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
}

export const pass = (milliseconds: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(milliseconds));
