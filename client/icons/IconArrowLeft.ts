import { createIcon } from './create-icon';

export const IconArrowLeft = /* @__PURE__ */ createIcon('outline', 'M5 12l14 0', 'M5 12l6 6', 'M5 12l6 -6');
