import type { Translation } from '../../../domain/language';
import type { landing as english } from '../en/landing';

export const landing: Translation<typeof english> = {
  titles: {
    findYourDreamJob: 'Temukan pekerjaan impian Anda',
  },
};
