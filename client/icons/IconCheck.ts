import { createIcon } from './create-icon';

export const IconCheck = /* @__PURE__ */ createIcon('outline', 'M5 12l5 5l10 -10');
