{{- define "footnote.labels" -}}
app.kubernetes.io/name: footnote
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{/* What every role runs as: without root, rights, or a disk to write to. */}}
{{- define "footnote.pod" -}}
automountServiceAccountToken: false
{{- with .Values.image.pullSecrets }}
imagePullSecrets: {{ toYaml . | nindent 2 }}
{{- end }}
securityContext:
  runAsNonRoot: true
  runAsUser: 1000
  runAsGroup: 1000
  fsGroup: 1000
  seccompProfile: { type: RuntimeDefault }
volumes:
  - name: tmp
    emptyDir: {}
  - name: scratch
    emptyDir: { sizeLimit: {{ .Values.scratchSize }} }
  {{- with .Values.privateCaSecret }}
  - name: private-ca
    secret: { secretName: {{ . }} }
  {{- end }}
{{- end }}

{{- define "footnote.container" -}}
image: "{{ .Values.image.repository }}:{{ .Values.image.tag }}"
imagePullPolicy: {{ .Values.image.pullPolicy }}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
volumeMounts:
  - { name: tmp, mountPath: /tmp }
  - { name: scratch, mountPath: /data }
  {{- if .Values.privateCaSecret }}
  - { name: private-ca, mountPath: /etc/footnote, readOnly: true }
  {{- end }}
envFrom:
  - secretRef: { name: {{ .Values.existingSecret }} }
env:
  - { name: METRICS_HOST, value: 0.0.0.0 }
  - { name: METRICS_PORT, value: "9464" }
  # Required: without it each pod would make a key of its own, and none could open what another one has stored.
  - name: ENCRYPTION_KEY
    valueFrom: { secretKeyRef: { name: {{ .Values.existingSecret }}, key: ENCRYPTION_KEY } }
  {{- if .Values.privateCaSecret }}
  - { name: NODE_EXTRA_CA_CERTS, value: /etc/footnote/ca.pem }
  {{- end }}
  {{- $defaults := dict "TRUSTED_PROXIES" "uniquelocal" "ALLOW_UNISOLATED_PARSERS" "true" "LOCAL_MODELS_DOWNLOAD" "false" }}
  {{- if .Values.ingress.enabled }}
  {{- $_ := set $defaults "PUBLIC_URL" (printf "https://%s" .Values.ingress.host) }}
  {{- end }}
  {{- range $name, $value := merge (deepCopy .Values.settings) $defaults }}
  - { name: {{ $name }}, value: {{ $value | quote }} }
  {{- end }}
{{- end }}

{{/* Alive is what still answers. */}}
{{- define "footnote.probes" -}}
startupProbe:
  httpGet: { path: /healthz, port: metrics }
  periodSeconds: 2
  failureThreshold: 60
livenessProbe:
  httpGet: { path: /healthz, port: metrics }
  periodSeconds: 10
  timeoutSeconds: 5
  failureThreshold: 6
{{- end }}
