import { access } from "./areas/access.ts";
import { chat } from "./areas/chat.ts";
import { pastConversations } from "./areas/conversations.ts";
import { csrfRule } from "./areas/csrf.ts";
import { accountDeletion } from "./areas/account-deletion.ts";
import { documentDeletion } from "./areas/document-deletion.ts";
import { errors } from "./areas/errors.ts";
import { fileCalls } from "./areas/files.ts";
import { folderCalls } from "./areas/folders.ts";
import { input } from "./areas/input.ts";
import { isolation } from "./areas/isolation.ts";
import { uploadLimits } from "./areas/limits.ts";
import { narrowing } from "./areas/narrowing.ts";
import { organizations } from "./areas/organization.ts";
import { payments } from "./areas/payments.ts";
import { progress } from "./areas/progress.ts";
import { signIn } from "./areas/sign-in.ts";
import { transcription } from "./areas/transcription.ts";
import { usageCall } from "./areas/usage.ts";

/** Every sentence that is checked, in the order of the table. */
export const checks = [
  ...signIn,
  ...csrfRule,
  ...access,
  ...organizations,
  ...folderCalls,
  ...fileCalls,
  ...uploadLimits,
  ...progress,
  ...chat,
  ...narrowing,
  ...pastConversations,
  ...usageCall,
  ...documentDeletion,
  ...accountDeletion,
  ...payments,
  ...transcription,
  ...isolation,
  ...errors,
  ...input,
];
