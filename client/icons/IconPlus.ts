import { createIcon } from './create-icon';

export const IconPlus = /* @__PURE__ */ createIcon('outline', 'M12 5l0 14', 'M5 12l14 0');
