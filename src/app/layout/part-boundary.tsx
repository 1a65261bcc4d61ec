import { Component, type ReactNode } from "react";

interface PartBoundaryProps {
  children: ReactNode;
  onFailure?: () => void;
}

/** Around what a page can do without: a part that fails is left out, and the page stays. */
export class PartBoundary extends Component<PartBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onFailure?.();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
