import { Component, type ReactNode } from "react";

type LayoutBoundaryProps = { onFailure: () => void; children: ReactNode };

/** Reports a layout that breaks while it is drawn or cannot be loaded. React has no hook for this, hence the class. */
export class LayoutBoundary extends Component<LayoutBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    console.warn("A layout could not be drawn.", error);
    this.props.onFailure();
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}
