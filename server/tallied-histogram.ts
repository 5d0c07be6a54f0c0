import type { Metric, Registry } from 'prom-client';

/** One line of the text format. */
interface Value {
  metricName: string;
  labels: Readonly<Record<string, string | number>>;
  value: number;
}

interface Description {
  name: string;
  help: string;
  /** Upper bounds, ascending, in the metric's unit. */
  bounds: readonly number[];
  /** None, or two. */
  labelNames?: readonly string[];
}

/** One series of a histogram. */
export class Tally {
  private readonly counts: Float64Array;
  private sum = 0;

  constructor(
    private readonly bounds: readonly number[],
    readonly labels: Readonly<Record<string, string>>,
  ) {
    this.counts = new Float64Array(bounds.length + 1);
  }

  add(value: number): void {
    let bucket = 0;
    while (bucket < this.bounds.length && value > (this.bounds[bucket] ?? Infinity)) bucket += 1;
    this.counts[bucket] = (this.counts[bucket] ?? 0) + 1;
    this.sum += value;
  }

  /** Cumulated, as the text format wants them. */
  valuesOf(name: string): Value[] {
    let count = 0;
    const buckets = [...this.bounds, '+Inf'].map((le, index) => {
      count += this.counts[index] ?? 0;
      return { metricName: `${name}_bucket`, labels: { le, ...this.labels }, value: count };
    });
    return [
      ...buckets,
      { metricName: `${name}_sum`, labels: this.labels, value: this.sum },
      { metricName: `${name}_count`, labels: this.labels, value: count },
    ];
  }
}

/**
 * A histogram that costs the hot way next to nothing: prom-client's own works its labels out again at each
 * observation, which measured 3.4 µs each, four times a request. It is shown through prom-client's
 * registry like the others.
 */
export class TalliedHistogram {
  private readonly tallies = new Map<string, Map<string, Tally>>();

  constructor(
    registry: Registry,
    private readonly description: Description,
  ) {
    registry.registerMetric(this as unknown as Metric);
  }

  get name(): string {
    return this.description.name;
  }

  /** The series of these two labels; the same one for the same labels. */
  of(first = '', second = ''): Tally {
    return this.tallies.get(first)?.get(second) ?? this.begin(first, second);
  }

  /** What prom-client's registry asks of a metric. */
  get(): Promise<{ name: string; help: string; type: 'histogram'; aggregator: 'sum'; values: Value[] }> {
    const { name, help } = this.description;
    const values = [...this.tallies.values()]
      .flatMap((group) => [...group.values()])
      .flatMap((tally) => tally.valuesOf(name));
    return Promise.resolve({ name, help, type: 'histogram', aggregator: 'sum', values });
  }

  private begin(first: string, second: string): Tally {
    const { bounds, labelNames = [] } = this.description;
    const values = [first, second];
    const tally = new Tally(bounds, Object.fromEntries(labelNames.map((label, index) => [label, values[index] ?? ''])));
    const group = this.tallies.get(first) ?? new Map<string, Tally>();
    this.tallies.set(first, group.set(second, tally));
    return tally;
  }
}
