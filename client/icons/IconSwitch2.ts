import { createIcon } from './create-icon';

export const IconSwitch2 = /* @__PURE__ */ createIcon(
  'outline',
  'M3 17h5l1.67 -2.386m3.66 -5.227l1.67 -2.387h6',
  'M18 4l3 3l-3 3',
  'M3 7h5l7 10h6',
  'M18 20l3 -3l-3 -3',
);
