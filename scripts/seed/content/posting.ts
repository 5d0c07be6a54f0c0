import type { Industry } from './companies';

/** What a posting of the demo is made from; a company's name and city are filled in. */
export interface PostingTemplate {
  title: string;
  /** Where it fits; missing: in every company. */
  industries?: readonly Industry[];
  /** Missing: Bahasa Indonesia. */
  language?: 'en';
  /** Million rupiah a month, or thousand rupiah an hour. */
  salary: { from: number; to: number; hourly?: boolean };
  skills: readonly string[];
  about: string;
  duties: readonly string[];
  needs: readonly string[];
}
