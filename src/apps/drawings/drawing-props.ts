export interface DrawingProps {
  /** The text of a field that describes the shape, in the drawing's own words. */
  shape: string;
  /** The place of the chosen variant, from 0. */
  variant: number;
  className?: string | undefined;
}
