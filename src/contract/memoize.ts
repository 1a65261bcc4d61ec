/** Memoizes a function by its key. */
export function memoize<Key, Value>(make: (key: Key) => Value) {
  const made = new Map<Key, Value>();
  return (key: Key): Value => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}
