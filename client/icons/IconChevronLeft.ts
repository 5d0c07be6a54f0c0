import { createIcon } from './create-icon';

export const IconChevronLeft = /* @__PURE__ */ createIcon('outline', 'M15 6l-6 6l6 6');
