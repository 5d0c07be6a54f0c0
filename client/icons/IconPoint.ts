import { createIcon } from './create-icon';

export const IconPoint = /* @__PURE__ */ createIcon('outline', 'M8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0');
