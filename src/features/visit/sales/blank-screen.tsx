/** Nothing to look at, while the seller talks. */
export function BlankScreen() {
  return (
    <div className="fixed inset-0 z-60 bg-night">
      <h1 className="sr-only">The screen is blank</h1>
    </div>
  );
}
