/** A name as it stands in an address: lower case, with hyphens for spaces. */
export const slug = (name: string) => name.trim().toLowerCase().replace(/\s+/g, "-");
