import { fetchAtFirstTouch, onDemand } from './on-demand';

describe('a part on demand', () => {
  it('is fetched once, however often it is wanted', async () => {
    const load = jest.fn(async () => 'part');
    const part = onDemand(load);
    expect(part.current()).toBeNull();
    await Promise.all([part.fetch(), part.fetch()]);
    await part.fetch();
    expect(part.current()).toBe('part');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('tells its listeners when it is there', async () => {
    const part = onDemand(async () => 'part');
    const heard = jest.fn();
    const unheard = jest.fn();
    part.subscribe(heard);
    part.subscribe(unheard)();
    await part.fetch();
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

describe('fetching at the first touch', () => {
  it('waits for a press or a key, then asks once', () => {
    const load = jest.fn(async () => 'part');
    fetchAtFirstTouch([onDemand(load)]);
    expect(load).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('keydown'));
    window.dispatchEvent(new Event('pointerdown'));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('can be cancelled', () => {
    const load = jest.fn(async () => 'part');
    fetchAtFirstTouch([onDemand(load)])();
    window.dispatchEvent(new Event('pointerdown'));
    expect(load).not.toHaveBeenCalled();
  });
});
