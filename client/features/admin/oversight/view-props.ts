export interface ViewProps {
  /** Where the view keeps its filters. */
  address: URLSearchParams;
  change: (changes: Record<string, string | null>) => void;
}
