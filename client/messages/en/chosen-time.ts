import { options } from '../../../domain/messages/en/options';

export const chosenTime = {
  label: 'Your chosen time',
  gone: 'The time that you chose is no longer free.',
  noTime: 'No time chosen yet',
  minutes: '{count, plural, one {# minute} other {# minutes}}',
  change: 'Change',
  choose: 'Choose a time',
  places: options.locationType,
} as const;
