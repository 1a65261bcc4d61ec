/** Coordinates, in degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

const NUMBERS = /^\s*(-?\d{1,2}(?:\.\d{1,12})?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d{1,12})?)\s*$/;

/** Reads two numbers as map services show them, such as "51.0543, 3.7174"; undefined for anything else. */
export function readPosition(text: string): Position | undefined {
  const [, latitude, longitude] = NUMBERS.exec(text) ?? [];
  const position = { latitude: Number(latitude), longitude: Number(longitude) };
  const isOnEarth = Math.abs(position.latitude) <= 90 && Math.abs(position.longitude) <= 180;
  return latitude !== undefined && isOnEarth ? position : undefined;
}

export const positionProblem = (text: string) =>
  text.trim() === "" || readPosition(text) ? undefined : "Write two numbers, such as 51.0543, 3.7174";

interface Whereabouts {
  street: string;
  town: string;
  area: string;
}

/** Returns a link to OpenStreetMap, which needs no account and sets no cookies; "" without a known place. */
export function mapLink({ street, town, area }: Whereabouts, position?: Position) {
  if (position) {
    const { latitude, longitude } = position;
    return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
  }
  const words = [street, town, area].filter(Boolean).join(", ");
  return words && `https://www.openstreetmap.org/search?query=${encodeURIComponent(words)}`;
}

/**
 * Returns a link to directions from the visitor's location; "" without a position, since a search could find the
 * wrong place.
 */
export const wayLink = (position?: Position) =>
  position ? `https://www.openstreetmap.org/directions?to=${position.latitude}%2C${position.longitude}` : "";
