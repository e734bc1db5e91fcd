import type { ReactNode, SubmitEvent } from "react";

type FormProps<Fields> = {
  className: string | undefined;
  /** Called with the texts of the fields by name, once every field is valid. */
  onFormSubmit: (fields: Fields) => void;
  children: ReactNode;
};

/** A form of text fields. Those that the browser finds invalid show it, and the first of them gets the focus. */
export function Form<Fields extends Record<string, unknown>>({
  className,
  onFormSubmit,
  children,
}: FormProps<Fields>) {
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (form.checkValidity()) onFormSubmit(Object.fromEntries(new FormData(form)) as Fields);
    else focusFirstInvalid(form);
  }

  return (
    <form className={className} onSubmit={submit} noValidate>
      {children}
    </form>
  );
}

function focusFirstInvalid(form: HTMLFormElement): void {
  const control = form.querySelector<HTMLInputElement | HTMLTextAreaElement>(
    "input:invalid, textarea:invalid",
  );
  control?.focus();
  control?.select();
}
