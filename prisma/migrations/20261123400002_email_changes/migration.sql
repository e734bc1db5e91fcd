-- A link to a new address, which changes an account's address when it is followed, and the notice to the old one.
ALTER TYPE "account_mail_kind" ADD VALUE 'email_change';
ALTER TYPE "account_mail_kind" ADD VALUE 'email_changed';
