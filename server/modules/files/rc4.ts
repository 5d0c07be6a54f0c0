/** RC4, which older PDFs use for their password. Node's crypto has it no more. Never for a secret of our own. */
export function rc4(key: Uint8Array, content: Uint8Array): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const at = (index: number): number => state[index & 0xff] ?? 0;
  const swap = (one: number, other: number): void => {
    [state[one & 0xff], state[other & 0xff]] = [at(other), at(one)];
  };
  for (let index = 0, other = 0; index < 256; index++) {
    other += at(index) + (key[index % key.length] ?? 0);
    swap(index, other);
  }
  let other = 0;
  return Buffer.from(content).map((byte, place) => {
    other += at(place + 1);
    swap(place + 1, other);
    return byte ^ at(at(place + 1) + at(other));
  }) as Buffer;
}
