import { useMergedRef } from '@mantine/hooks';
import type { Ref, RefCallback } from 'react';

/** Replaces the function of this name in @floating-ui/react; see vite.config.ts. */
export function useMergeRefs<Instance>(refs: Ref<Instance>[]): RefCallback<Instance> {
  return useMergedRef(...refs);
}
