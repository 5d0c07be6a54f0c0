import { createIcon } from './create-icon';

export const IconWifiOff = /* @__PURE__ */ createIcon(
  'outline',
  'M3 3l18 18M8 8a10 10 0 0 0-3.5 2.5M5 5a14 14 0 0 0-3 2.5M12 6a14 14 0 0 1 10 4M15 11a10 10 0 0 1 4 2.5M9 15.5a5 5 0 0 1 5-1M12 19v.01',
);
