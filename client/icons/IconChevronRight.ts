import { createIcon } from './create-icon';

export const IconChevronRight = /* @__PURE__ */ createIcon('outline', 'M9 6l6 6l-6 6');
