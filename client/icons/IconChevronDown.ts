import { createIcon } from './create-icon';

export const IconChevronDown = /* @__PURE__ */ createIcon('outline', 'M6 9l6 6l6 -6');
