import { createIcon } from './create-icon';

export const IconX = /* @__PURE__ */ createIcon('outline', 'M18 6l-12 12', 'M6 6l12 12');
