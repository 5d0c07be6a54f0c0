import { fetchAtFirstTouch, onDemand } from './on-demand';

describe('a part on demand', () => {
  it('is fetched once, however often it is wanted, and tells its listeners when it is there', async () => {
    const load = jest.fn(async () => 'part');
    const part = onDemand(load);
    expect(part.current()).toBeNull();
    const heard = jest.fn();
    const unheard = jest.fn();
    part.subscribe(heard);
    part.subscribe(unheard)();
    await Promise.all([part.fetch(), part.fetch()]);
    await part.fetch();
    expect(part.current()).toBe('part');
    expect(load).toHaveBeenCalledTimes(1);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(unheard).not.toHaveBeenCalled();
  });

  it('can be asked for again after a failure', async () => {
    const load = jest.fn(async () => 'part').mockRejectedValueOnce(new Error('offline'));
    const part = onDemand(load);
    await expect(part.fetch()).rejects.toThrow('offline');
    await expect(part.fetch()).resolves.toBe('part');
  });
});

it('fetching at the first touch waits for a press or a key, then asks once, unless it is cancelled', () => {
  const load = jest.fn(async () => 'part');
  fetchAtFirstTouch([onDemand(load)])();
  window.dispatchEvent(new Event('pointerdown'));
  fetchAtFirstTouch([onDemand(load)]);
  expect(load).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('keydown'));
  window.dispatchEvent(new Event('pointerdown'));
  expect(load).toHaveBeenCalledTimes(1);
});
