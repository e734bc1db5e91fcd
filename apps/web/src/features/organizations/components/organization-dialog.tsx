import type { Organization } from "@footnote/contracts/organizations";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { TextField } from "../../../shared/ui/controls/text-field.tsx";
import { FormDialog } from "../../../shared/ui/layout/form-dialog.tsx";
import { type Details, useChangeOrganization } from "../api.ts";
import { t } from "../messages.ts";

type OrganizationDialogProps = { organization: Organization; open: boolean; onClose: () => void };

/** Changes the organization's name, domain and description. */
export function OrganizationDialog({ organization, open, onClose }: OrganizationDialogProps) {
  const change = useChangeOrganization();

  function close() {
    change.reset();
    onClose();
  }

  return (
    <FormDialog<Details>
      title={t.editOrganization}
      open={open}
      onClose={close}
      submit={t.save}
      busy={change.isPending}
      failure={change.isError ? getErrorMessage(change.error, t.changeFailed) : ""}
      onSubmit={(details) => change.mutate(details, { onSuccess: close })}
    >
      <TextField
        label={t.name}
        name="name"
        maxLength={200}
        required
        missing={t.nameMissing}
        defaultValue={organization.name}
      />
      <TextField
        label={t.domain}
        name="domain"
        maxLength={253}
        autoCapitalize="none"
        spellCheck={false}
        required
        missing={t.domainMissing}
        defaultValue={organization.domain}
      />
      <TextField
        label={t.description}
        name="description"
        maxLength={2000}
        multiline
        defaultValue={organization.description ?? ""}
      />
    </FormDialog>
  );
}
