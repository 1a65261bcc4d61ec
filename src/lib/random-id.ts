/** 128 random bits, as 32 hexadecimal digits. Also where `crypto.randomUUID` is missing: on pages served without TLS. */
export const randomId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
