import { createIcon } from './create-icon';

export const IconCalendarTime = /* @__PURE__ */ createIcon(
  'outline',
  'M11.795 21h-6.795a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v4',
  'M14 18a4 4 0 1 0 8 0a4 4 0 1 0 -8 0',
  'M15 3v4',
  'M7 3v4',
  'M3 11h16',
  'M18 16.496v1.504l1 1',
);
